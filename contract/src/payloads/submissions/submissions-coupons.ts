import { z } from 'zod';

/**
 * A random key that stands for a visitor, made in the browser when voting first and kept there: 22 to 64 characters
 * of base64url. It says nothing about the person, and a visitor counts once per coupon with it.
 */
export const voterKey = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** Who votes for a coupon or looks at its code. */
export const couponVoter = z.object({ voter: voterKey });
export type CouponVoter = z.output<typeof couponVoter>;

/** Which coupon is downloaded, by row id or documentId, and by whom. */
export const couponDownload = z.object({
  coupon: z.union([z.number().int().positive(), z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)]),
  voter: voterKey,
});
export type CouponDownload = z.output<typeof couponDownload>;

const couponStats = <F extends z.ZodRawShape>(fields: F) =>
  z.object({ data: z.object({ id: z.number().int(), attributes: z.object(fields) }) });

/** How many visitors have voted, this one among them. A second vote changes nothing. */
export const couponVoteResponse = couponStats({ vote: z.number().int(), voted: z.literal(true) });
/** The coupon's code, which no list gives away; null = it has none. `validTo`: the last day, YYYY-MM-DD. */
export const couponCodeResponse = couponStats({
  code: z.string().nullable(),
  validTo: z.string().nullable(),
});
export type CouponVoteResponse = z.output<typeof couponVoteResponse>;
export type CouponCodeResponse = z.output<typeof couponCodeResponse>;
