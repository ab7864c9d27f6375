/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: üzletek, ajánlatok és események, nyitvatartás és minden szint térképe.',
  departments: 'Részlegek: {{names}}',
  offers: 'Kedvezmények, csomagok és ajándékok az üzleteinkben: mi tart most, melyik szinten és meddig.',
  events: 'Mi történik a központban ma, ezen a héten és később: minden esemény helyszínnel és időponttal.',
  jobs: 'Állások a központ üzleteiben és éttermeiben: ki keres, milyen munkára, és meddig lehet jelentkezni.',
  map: 'Minden szint alaprajza és az út minden üzlethez a bejárattól vagy a parkolóból, lépcső nélkül is.',
} as const;
