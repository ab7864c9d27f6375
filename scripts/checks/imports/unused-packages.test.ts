import { expect, it } from 'vitest';
import { unusedPackages } from './unused-packages.ts';

it('names packages that no code names', () => {
  const dependencies = Object.fromEntries(
    ['sharp', 'sharp-fonts', '@font/text', 'lightningcss', 'nanostores', 'koa-body'].map((name) => [
      name,
      '1',
    ]),
  );
  const devDependencies = {
    '@types/koa': '1',
    '@types/sharp': '1',
    '@types/node': '1',
    '@types/pdf': '1',
    node: '1',
  };
  const code = [
    "import sharp from 'sharp';\nimport type { Context } from 'koa';",
    'const file = require.resolve(`@font/text/files/latin.woff2`);',
    "export default { cssMinify: 'lightningcss' };\n// nanostores",
  ];
  expect(unusedPackages({ dependencies, devDependencies }, code)).toEqual([
    'sharp-fonts',
    'nanostores',
    'koa-body',
    '@types/pdf',
  ]);
});
