import { describe, expect, it } from 'vitest';
import { splitPrint } from './print-sheet.ts';

describe('what printers get', () => {
  it('leaves a sheet without print rules as it is', () => {
    const css = '@layer base,ui;@layer ui{.a{color:red}@media (max-width:767px){.a{color:blue}}}';
    expect(splitPrint(css)).toEqual({ screen: css, print: [] });
  });

  it('takes print rules out of their layer, which keeps its place in the order', () => {
    expect(
      splitPrint(
        '@layer base,ui;@layer ui{.a{color:red}@media print{.a{color:#000}}.b{top:0}}@layer base{i{top:0}}',
      ),
    ).toEqual({
      screen: '@layer base,ui;@layer ui{.a{color:red}.b{top:0}}@layer base{i{top:0}}',
      print: ['@layer ui{.a{color:#000}}'],
    });
  });

  it('is not misled by braces and semicolons in strings', () => {
    const url = `.a{background:url("data:image/svg+xml,{;'")}.b::before{content:"\\"}{"}`;
    expect(splitPrint(`${url}@media print{.a{color:#000}}`)).toEqual({
      screen: url,
      print: ['.a{color:#000}'],
    });
  });
});
