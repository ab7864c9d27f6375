import { asFlag, type Fields, isFields } from '../../reading/coercions.ts';
import { keyOf, NAMES, pick, present } from '../../reading/pick.ts';
import { htmlOfBlocks } from '../../reading/rich-blocks.ts';
import { SYNONYMS } from '../../reading/synonyms.ts';
import type { Json } from '../../reading/unwrap.ts';
import { campaignOf } from '../stories/campaign.ts';

const BLOCK_KINDS: readonly [RegExp, string][] = [
  [/hero|banner|jumbotron/, 'hero'],
  [/gallery|slider|carousel|images|pictures/, 'gallery'],
  [/image|picture|photo/, 'picture'],
  [/tenant|shop|store/, 'tenants'],
  [/offer/, 'offers'],
  [/event/, 'events'],
  [/figure|stat|number|counter/, 'figures'],
  [/faq|question|accordion/, 'faq'],
  [/video|youtube/, 'video'],
  [/campaign|contest|promotion|lottery/, 'campaign'],
  [/download|file|document/, 'downloads'],
  [/form|contact|crm|lead/, 'crm-form'],
  [/cta|call-?to-?action|button/, 'call-to-action'],
];

const KNOWN_KINDS = new Set(['rich-text', ...BLOCK_KINDS.map(([, kind]) => kind)]);

const BUTTON_WORDS = ['linkName', ...(SYNONYMS.linkName ?? [])];
const HEADINGS = [...NAMES, ...(SYNONYMS.heading ?? [])];
/** Kinds whose heading is the page's name where they have none. */
const HEADED = new Set(['hero', 'campaign', 'crm-form']);

/** Names under which a block says its kind. */
const KINDS_OF_BLOCKS = [
  '__component',
  'component',
  'blockType',
  '_type',
  'collection',
  'layout',
  'type',
  'kind',
];
/** Fields of a block that say nothing to visitors. */
const OF_BLOCKS = new Set(['id', 'documentId', ...KINDS_OF_BLOCKS]);
/** Names under which a block holds what it shows, where it says nothing more than its kind beside it. */
const INSIDE_BLOCKS = ['data', 'item', 'fields', 'attributes', 'props', 'settings', 'value'];

/** `{type: "hero", data: {heading, …}}` as a block with its fields. */
function opened(block: Fields): Fields {
  const name = keyOf(block, INSIDE_BLOCKS, isFields);
  const inside = name === undefined ? undefined : block[name];
  if (name === undefined || !isFields(inside) || pick(block, KINDS_OF_BLOCKS) === undefined) return block;
  const kind = pick(block, KINDS_OF_BLOCKS) ?? null;
  delete block[name];
  // The object given stays, for its place in reports.
  return Object.assign(block, inside, { __component: kind });
}

/** A block with the heading that its kind cannot do without. */
function headed(block: Fields, kind: string, name: Json): Json {
  const whole: Fields = Object.assign(block, { __component: `landing.${kind}` });
  if (kind === 'call-to-action' && pick(block, BUTTON_WORDS) === undefined) {
    // A button and nothing else: its words are both.
    const words = pick(block, ['label', 'text', ...NAMES]);
    if (words !== undefined) whole.linkName = words;
    if (
      words !== undefined &&
      pick(
        block,
        NAMES.filter((one) => one !== 'label'),
      ) === undefined
    )
      whole.heading = words;
  }
  const says =
    kind === 'crm-form' || Object.entries(block).some(([key, one]) => !OF_BLOCKS.has(key) && present(one));
  if (says && HEADED.has(kind) && pick(block, HEADINGS) === undefined) whole.heading = name;
  return whole;
}

/** Kinds that are a picture beside words which are no caption. */
const PICTURE_WITH_WORDS = /text|words|copy|content/;

/** A picture and the words beside it, a block each. */
function pictureAndWords(block: Fields): Json[] {
  const heading = pick(block, HEADINGS) ?? null;
  const words = pick(block, WORDS_OF_PAGE);
  const picture = Object.fromEntries(
    Object.entries(block).filter(([, value]) => value !== heading && value !== words),
  );
  return [
    { ...picture, __component: 'landing.picture' },
    { __component: 'landing.rich-text', heading, text: words ?? null },
  ];
}

/** A block of a kind that nobody knows is a text where it has one, and else left to be reported. */
function blocksOf(given: Json, name: Json): Json[] {
  if (typeof given === 'string') return [{ __component: 'landing.rich-text', text: given }];
  if (!isFields(given)) return [given];
  const block = opened(given);
  const written = String(pick(block, KINDS_OF_BLOCKS) ?? '');
  const last = written.split('.').at(-1)?.toLowerCase().replaceAll('_', '-') ?? '';
  const kind = KNOWN_KINDS.has(last)
    ? last
    : BLOCK_KINDS.find(([pattern]) => last !== '' && pattern.test(last))?.[1];
  if (kind === 'picture' && PICTURE_WITH_WORDS.test(last) && pick(block, WORDS_OF_PAGE) !== undefined)
    return pictureAndWords(block);
  if (kind !== undefined) return [headed(block, kind, name)];
  const hasWords = ['text', 'description', 'content', 'body', 'html'].some((name) => present(block[name]));
  return [hasWords ? Object.assign(block, { __component: 'landing.rich-text' }) : block];
}

const WORDS_OF_PAGE = ['description', 'content', 'body', 'text', 'html', 'richText', 'rich_text'];
const ZONES = ['blocks', 'sections', 'components', 'dynamicZone', 'zones', 'zone', 'content', 'body'];

/** Entries of a dynamic zone, not a tree of rich text. */
function holdsBlocks(value: Json): boolean {
  const entries = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return (
    htmlOfBlocks(value) === undefined &&
    entries.some((entry) => isFields(entry) && Object.keys(entry).length > 0)
  );
}

/** What the page says of itself beside its blocks: a campaign, a form. */
function partsOf(page: Fields, blocks: readonly Json[]): Json[] {
  const name = pick(page, NAMES) ?? null;
  const has = (kind: string) => blocks.some((one) => isFields(one) && one.__component === `landing.${kind}`);
  const campaign = has('campaign') ? undefined : campaignOf(page);
  const form = has('crm-form')
    ? undefined
    : pick(page, ['form', 'contactForm', 'leadForm', 'crmForm', 'showForm', 'hasForm', 'showContactForm']);
  const isForm = isFields(form) ? form.isActive !== false : asFlag(form ?? null) === true;
  return [
    ...(campaign ? [headed({ ...campaign }, 'campaign', name)] : []),
    ...(isForm ? [headed(isFields(form) ? { ...form } : {}, 'crm-form', name)] : []),
  ];
}

/** Blocks of the contract's kinds; a page without any has its own words and picture as blocks. */
export function withBlocks(page: Fields): Fields {
  const name = keyOf(page, ZONES, holdsBlocks);
  if (name !== undefined) {
    const { [name]: held, ...rest } = page;
    const given = Array.isArray(held) ? held : isFields(held) ? Object.values(held) : [];
    const title = pick(rest, NAMES) ?? null;
    const blocks = given.flatMap((block) => blocksOf(block, title));
    const words = pick(rest, WORDS_OF_PAGE);
    if (words !== undefined) blocks.unshift({ __component: 'landing.rich-text', text: words });
    return { ...rest, blocks: [...blocks, ...partsOf(rest, blocks)] };
  }
  const words = pick(page, WORDS_OF_PAGE);
  const media = pick(page, ['media', 'image', 'picture', 'photo', 'cover', 'banner']);
  const pictures = pick(page, ['gallery', 'images', 'pictures', 'photos']);
  return {
    ...page,
    blocks: [
      ...(media === undefined ? [] : [{ __component: 'landing.picture', media }]),
      ...(words === undefined ? [] : [{ __component: 'landing.rich-text', text: words }]),
      ...(pictures === undefined ? [] : [{ __component: 'landing.gallery', media: pictures }]),
      ...partsOf(page, []),
    ],
  };
}
