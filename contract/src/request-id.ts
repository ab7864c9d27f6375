/** Names one request in the logs of all programs that had to do with it; it says nothing of who asked. */
export const REQUEST_ID_HEADER = 'x-request-id';
export const REQUEST_ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/;
