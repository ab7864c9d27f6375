/** What cannot be done as things stand, told to the caller as a 409 with this name. */
export class Refusal extends Error {
  override readonly name:
    | 'IdempotencyConflict'
    | 'NotValidYet'
    | 'TimeTaken'
    | 'TimeNotOffered'
    | 'AlternateNotOffered'
    | 'NotNow'
    | 'Changed'
    | 'PutAside';

  constructor(name: Refusal['name'], message: string) {
    super(message);
    this.name = name;
  }
}
