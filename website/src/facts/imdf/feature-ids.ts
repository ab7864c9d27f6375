import { createHash } from 'node:crypto';

/** Gives the id of a thing by its type and its name within the centre. */
export type IdOf = (type: string, name: string) => string;

/**
 * Ids that a thing keeps for as long as site and thing keep their names. The standard asks for version 4 of RFC 4122
 * (its section 4.4 lets the bits be pseudo-random): they are those of a hash of the names, not of chance.
 * @param base address of the site: two centres may call a floor alike
 */
export function featureIds(base: string): IdOf {
  return (type, name) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([base, type, name]))
      .digest('hex');
    const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
    return [
      hash.slice(0, 8),
      hash.slice(8, 12),
      `4${hash.slice(13, 16)}`,
      variant + hash.slice(17, 20),
      hash.slice(20, 32),
    ].join('-');
  };
}
