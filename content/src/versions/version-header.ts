/** The number of the version that a form was opened with, sent with a save; and that of the newest, in answers. */
export const VERSION_HEADER = 'x-mall-version';
