import type { Page } from '@playwright/test';
import { expect, test } from '../../base-test.ts';
import { some } from '../../length.ts';
import { type LookOptions, look, lookAtFocus, spaceText } from '../../look/detectors.ts';
import { Eyes } from '../../look/eyes.ts';

/** What is found in a page of this body, as "fault: words". */
async function found(page: Page, body: string, options?: LookOptions): Promise<string[]> {
  await page.setContent(
    `<!doctype html><style>body { margin: 0; font: 20px/1.4 Arial; width: 600px }</style><body>${body}`,
  );
  const { findings } = await look(page, options);
  return findings.map(({ fault, what }) => `${fault}: ${what}`);
}

test.use({ viewport: { width: 800, height: 600 } });

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabe';

test.describe('finds', () => {
  const faults: Record<string, [body: string, ...found: string[]]> = {
    'words cut off by a box that hides what leaves it': [
      '<div style="width: 90px; overflow: hidden; white-space: nowrap">9:00 to 22:00</div>',
      'clipped: 9:00 to 22:00',
    ],
    'words that a box far above cuts off': [
      '<div style="width: 90px; overflow: clip"><p style="width: 200px; margin: 0"><b>9:00 to 22:00 and on</b></p></div>',
      'clipped: 9:00 to 22:00 and on',
    ],
    'a line cut off at its foot': [
      '<div style="height: 34px; overflow: hidden">one<br>two, which is cut</div>',
      'clipped: two, which is cut',
    ],
    'words that end in three dots': [
      '<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a long name of a shop</p>',
      'clipped: a long name of a shop',
    ],
    'a row that scrolls without a sign': [
      '<div style="display: flex; width: 200px; overflow-x: auto"><b style="flex: none; width: 150px">All</b><b style="flex: none; width: 150px">Events of today</b></div>',
      'clipped: Events of today',
    ],
    'a hint that its field cuts off': [
      '<input style="width: 80px; font: 20px Arial" placeholder="Shop, offer, event">',
      'clipped: Shop, offer, event',
    ],
    'words beneath a picture that is drawn over them': [
      '<p style="margin: 0">Words beneath</p><img alt="" width="300" height="100" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\' width=\'300\' height=\'100\'/>" style="position: relative; top: -40px">',
      'covered: Words beneath',
    ],
    'words beneath a box that presses go through, far down the page': [
      '<div style="height: 3000px"></div><p style="margin: 0">Words beneath</p><div style="margin-top: -28px; position: relative; height: 40px; background: #fff; pointer-events: none"></div>',
      'covered: Words beneath',
    ],
    'words in a window of their own beneath a bar that stays': [
      '<div style="position: sticky; top: 0; z-index: 2; height: 90px; background: #fff"></div><div style="position: fixed; inset: 60px 0 auto; background: #ff0">Words beneath</div>',
      'covered: Words beneath',
    ],
    'a word that goes on in the next line': [
      '<h1 style="width: 150px; margin: 0; font-size: 40px; overflow-wrap: break-word">Where tomorrow?</h1>',
      'broken: tomorrow?',
    ],
    'a word of a label that goes on in the next line': [
      '<p style="width: 60px; margin: 0; font-size: 16px; overflow-wrap: anywhere">Supermarket</p>',
      'broken: Supermarket',
    ],
    'a numeral whose foot is cut off': [
      '<div style="height: 130px; overflow: hidden"><b style="font-size: 200px; line-height: .72">7</b></div>',
      'clipped: 7',
    ],
    'words across words': [
      '<p style="margin: 0">One of two lines</p><p style="margin: -28px 0 0">The other line</p>',
      'overlap: The other line',
    ],
    'words that leave their box sideways': [
      `<p style="width: 100px; margin: 0">${LONG}</p>`,
      `outside: ${LONG}`,
    ],
    'words that leave their coloured box at its foot': [
      '<p style="width: 100px; height: 30px; margin: 0; background: #ff0">three lines are two too many here</p>',
      'outside: three lines are two too many here',
    ],
    'a page wider than its window': ['<div style="width: 900px; height: 20px"></div>', 'wide: div'],
    'words of hardly any size': ['<p style="font-size: 8px">By the way</p>', 'small: By the way'],
    'words of no size': ['<p style="font-size: 0">By the way</p>', 'small: By the way', 'small: By the way'],
    'a picture squeezed to a sliver': [
      '<img alt="Partner" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\' width=\'200\' height=\'50\'/>" style="width: 9px; height: 40px; object-fit: contain">',
      'sliver: img Partner',
    ],
    'a picture pulled out of shape': [
      '<img alt="Partner" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\' width=\'200\' height=\'50\'/>" style="width: 90px; height: 90px">',
      'sliver: img Partner',
    ],
    'a drawing without width': [
      '<div style="display: flex; width: 100px"><svg viewBox="0 0 10 10" style="min-width: 0; width: 4px; height: 24px"></svg>Name</div>',
      'sliver: div > svg',
    ],
  };
  for (const [name, [body, ...wanted]] of some(Object.entries(faults), 3)) {
    test(name, async ({ page }) => {
      expect([...new Set(await found(page, body))].sort()).toEqual([...new Set(wanted)].sort());
    });
  }

  test('a popover that reaches below the window', async ({ page }) => {
    const popover = (style: string) =>
      `<div id="open" style="position: absolute; top: 400px; ${style}">${'<p>A line</p>'.repeat(12)}</div>`;
    expect(await found(page, popover(''), { within: '#open', over: true })).toEqual(['outside: div.open']);
    expect(
      await found(page, popover('height: 150px; overflow: auto'), { within: '#open', over: true }),
    ).toEqual([]);
  });

  test('what the focus reaches beneath a banner, forwards and back', async ({ page }) => {
    const links = Array.from({ length: 60 }, (_, at) => `<p><a href="#">Link ${at}</a></p>`).join('');
    const banner =
      '<div id="banner" style="position: fixed; inset: auto 0 0; height: 300px; background: #fff">Cookies</div>';
    await page.setContent(links + banner);
    const { findings, seen } = await lookAtFocus(page);
    expect(seen).toBe(120);
    expect(findings).toMatchObject([{ fault: 'hidden focus', by: expect.stringContaining('banner') }]);
    await page.setContent(
      `<style>html { scroll-padding-bottom: 310px } body { padding-bottom: 310px }</style>${links}${banner}`,
    );
    expect((await lookAtFocus(page)).findings).toEqual([]);
  });

  test('what the focus reaches beneath a row that stays, in the one part that is open', async ({ page }) => {
    const links = (name: string) =>
      Array.from({ length: 30 }, (_, at) => `<p><a href="#">${name} ${at}</a></p>`).join('');
    const menu = (style: string) =>
      `<div style="position: fixed; inset: 0; overflow: auto; ${style}" id="menu">
         <div id="row" style="position: sticky; top: 0; height: 200px; background: #fff">Menu</div>
         ${links('Entry')}
       </div>`;
    await page.setContent(links('Beside') + menu(''));
    const { findings, seen } = await lookAtFocus(page, '#menu');
    expect(seen).toBe(60);
    expect(findings).toMatchObject([
      { what: expect.stringMatching(/^Entry/), by: expect.stringContaining('row') },
    ]);
    await page.setContent(links('Beside') + menu('scroll-padding-top: 210px'));
    expect((await lookAtFocus(page, '#menu')).findings).toEqual([]);
  });

  test('what only wider letters push out', async ({ page }) => {
    const body = '<p style="width: 130px; height: 30px; margin: 0; overflow: hidden">Just enough</p>';
    expect(await found(page, body)).toEqual([]);
    await spaceText(page);
    expect((await look(page)).findings).toMatchObject([{ fault: 'clipped', what: 'Just enough' }]);
  });
});

test.describe('lets pass', () => {
  test('spaced figures beyond a box that nobody sees, not beyond one that has a ground', async ({ page }) => {
    const figure = (style: string) =>
      `<p style="width: 60px; margin: 0; ${style}">1 200 000</p>`
        .replaceAll(' 000', '\u00a0000')
        .replace('1 ', '1\u00a0');
    expect(await found(page, figure(''), { spaced: true })).toEqual([]);
    expect(await found(page, figure(''))).toHaveLength(1);
    expect(await found(page, figure('background: #ff0'), { spaced: true })).toHaveLength(1);
  });

  const fine: Record<string, string> = {
    'words read aloud only':
      '<b>Seen</b><span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">Read aloud</span>',
    'a way past the header that comes with the focus':
      '<b>Seen</b><a href="#" style="position: absolute; left: -999px">Skip</a>',
    'a row that snaps, one that the keyboard reaches, and one that fades at its edge': [
      'scroll-snap-type: x mandatory"',
      '" tabindex="0"',
      'mask-image: linear-gradient(90deg, #000 80%, transparent)"',
    ]
      .map(
        (sign) =>
          `<div style="display: flex; width: 200px; overflow-x: auto; ${sign}><b style="flex: none; width: 150px">All</b><b style="flex: none; width: 150px">Events of today</b></div>`,
      )
      .join(''),
    'what lies beyond the edge of such a row, where something else stands':
      '<div style="display: flex"><div tabindex="0" style="width: 100px; overflow-x: auto; white-space: nowrap">A row that goes on and on</div><div style="width: 300px; height: 60px; position: relative; background: #ff0">Beside it</div></div>',
    'what lies closed over the words, without being seen':
      '<div style="position: relative"><p>Words</p><div style="position: absolute; inset: 0; opacity: 0; pointer-events: none"><div style="height: 100px; background: #ff0"></div></div></div>',
    'a list that scrolls downwards':
      '<div style="height: 60px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>',
    'a card whose link covers it':
      '<div style="position: relative; background: #ff0"><p>Words of the card</p><a href="#" style="position: absolute; inset: 0"></a></div>',
    'words on a picture that lies beneath them':
      '<div style="position: relative"><img alt="" width="300" height="80" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\' width=\'300\' height=\'80\'/>"><p style="position: absolute; top: 10px; margin: 0">Words on it</p></div>',
    'a page that scrolls beneath what sticks to its top':
      '<div style="position: sticky; top: 0; background: #fff">Bar</div><p>First</p><div style="height: 2000px"></div><p>Last</p>',
    'folded and hidden things':
      '<b>Seen</b><details><summary>More</summary><p style="width: 9px; overflow: hidden">Folded away</p></details><p hidden>Gone</p><p style="opacity: 0; width: 9px">Faded</p>',
    'a numeral that stands on the edge of what would cut it':
      '<div style="overflow: hidden"><b style="display: block; font-size: 200px; line-height: .72">7</b></div>',
    'a word that says that it goes on':
      '<h1 style="width: 150px; margin: 0; font-size: 40px">Choco&shy;late-coated</h1>',
    'lines set tight':
      '<h1 style="font-size: 60px; line-height: .9; width: 400px">A heading of two lines</h1>',
  };
  for (const [name, body] of some(Object.entries(fine), 3)) {
    test(name, async ({ page }) => {
      expect(await found(page, body)).toEqual([]);
      expect((await look(page)).seen).toBeGreaterThan(0);
    });
  }
});

test('a page has heard of a new width before anything is opened in it', async ({ page }) => {
  await page.setContent(
    '<script>matchMedia("(min-width: 500px)").onchange = () => document.body.append("o")</script>',
  );
  const eyes = new Eyes(page, 'width', 'en');
  const widths = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 390 : 1280));
  for (const [index, width] of widths.entries()) {
    await eyes.width(width);
    expect(await page.locator('body').textContent()).toHaveLength(index + 1);
  }
});
