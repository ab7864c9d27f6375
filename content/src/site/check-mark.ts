import { markIssue } from '@mall/contract';
import { errors } from '@strapi/utils';
import { uidOf } from '../kit/table';

/** Refuses a mark that could not be drawn, with what is to be mended in the drawing. */
export function checkMarkOnSave(): void {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    const mark = data?.mark;
    if (context.uid === uidOf('favicon') && typeof mark === 'string' && mark.trim() !== '') {
      const issue = markIssue(mark);
      if (issue) {
        const message = `Znaku nie da się narysować / The mark cannot be drawn: ${issue}`;
        const error = { path: ['mark'], message, name: 'ValidationError' };
        throw new errors.ValidationError(message, { errors: [error] });
      }
    }
    return next();
  });
}
