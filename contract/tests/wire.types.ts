/**
 * What must not compile in a schema, held by the compiler: `npm run check` fails when one of these lines has no error
 * left to expect.
 */
import { component, entity, text } from '../src/wire.ts';

// @ts-expect-error other names of a field that the object does not have
export const renamed = entity('Renamed', { name: text }, { names: { title: ['heading'] } });
// @ts-expect-error a field that stands for the object and is none of it
export const bare = component('Bare', { name: text }, { bare: ['title'] });
// @ts-expect-error words for kinds of a field that is not there
export const words = component('Words', { name: text }, { words: { kind: { theirs: 'ours' } } });
export const read = component('Read', { name: text }, { names: { name: ['title'] }, bare: ['name'] });
