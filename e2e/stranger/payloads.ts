/**
 * What a content system answers that was written from the description of the site alone: fields as they are named
 * there, entities wrapped in some places and flat in others, whatever is not named as its author would call it.
 * Every text stands once, so that a page that loses one is seen. The test reads it: types would be the contract's.
 */

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const ahead = (days: number) => `${day(days)}T18:00:00.000Z`;

const file = (name: string) => ({
  id: 1,
  hash: `${name}_a1b2`,
  ext: '.jpg',
  url: `/uploads/${name}_a1b2.jpg`,
});
const wrapped = (attributes: object, id = 1) => ({ data: { id, attributes } });
const list = (...all: object[]) => ({
  data: all.map((attributes, index) => ({ id: index + 1, attributes })),
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: all.length } },
});

const shop = {
  name: 'Lantern Shoes',
  slug: 'lantern-shoes',
  logo: wrapped(file('lantern_logo')),
  acceptsGiftCard: true,
  mall_room: wrapped({ room_id: 'B-17' }),
  location: wrapped({ floorName: 'first' }),
  menu_category: wrapped({ categorySlug: 'fashion', name: 'Fashion and shoes' }),
  menu_sub_category: wrapped({ subCategorySlug: 'shoes', name: 'Shoes and boots' }),
  menu_cat_specialty: { data: [{ id: 4, attributes: { name: 'Running shoes', specialtySlug: 'running' } }] },
  description: '<p>Shoes that glow in the <strong>evening fog</strong>.</p>',
  website: 'https://lantern-shoes.example/',
  phone: '+48 22 600 10 20',
  openingHours: [
    { day: 'monday-saturday', opening_hour: '09:30:00', closing_hour: '20:45:00' },
    { day: 'sunday', opening_hour: null, closing_hour: null },
  ],
  opening_soon: false,
  specialOpeningDays: [
    {
      day: 'friday',
      special_day_name: 'Stocktaking day',
      date: day(3),
      opening_hour: '11:15:00',
      closing_hour: '15:10:00',
    },
  ],
  localizations: {
    data: [
      {
        id: 91,
        attributes: { locale: 'en', slug: 'lantern-shoes-en', mall_room: wrapped({ room_id: 'B-17' }) },
      },
    ],
  },
};

const flatShop = {
  id: 2,
  name: 'Quiet Books',
  slug: 'quiet-books',
  logo: file('quiet_logo'),
  acceptsGiftCard: false,
  mall_room: { room_id: 'C-03' },
  location: { floorName: 'ground' },
  menu_category: { categorySlug: 'fashion' },
  menu_sub_category: { subCategorySlug: 'shoes', name: 'Shoes and boots' },
  description: 'Books for a long tram ride.',
  website: 'www.quiet-books.example',
  phone: '22 600 10 21',
  openingHours: { openingHour: '10:05', closingHour: '19:55' },
  openingSoon: true,
};

const offer = {
  name: 'Second pair for a smile',
  slug: 'second-pair',
  description: '<p>Bring a friend and share the second pair.</p>',
  startDate: day(-2),
  endDate: day(9),
  isPromoted: true,
  media: wrapped(file('second_pair')),
  tenant: wrapped(shop, 1),
  offer_type: wrapped({
    icon: wrapped(file('percent_icon')),
    background_image: wrapped(file('percent_back')),
    backgroundColor: '#ffcc00',
    name: 'Two for one',
  }),
  special_promotion: wrapped({ backgroundImage: wrapped(file('promo_back')) }),
};

const event = {
  id: 5,
  name: 'Evening of kites',
  slug: 'evening-of-kites',
  description: '<p>Kites with lamps above the square.</p>',
  startDate: ahead(2),
  endDate: ahead(4),
  publishDate: ago(3),
  isPromoted: true,
  media: file('kites'),
  mobileMedia: file('kites_mobile'),
  menu_sub_category: { subCategorySlug: 'shoes', name: 'Shoes and boots' },
};

const pastEvent = {
  ...event,
  id: 6,
  name: 'Spring fair',
  slug: 'spring-fair',
  description: 'A fair that has been.',
  startDate: ago(40),
  endDate: ago(38),
  isPromoted: false,
};

const inspiration = {
  name: 'Layers for a windy week',
  slug: 'windy-week',
  description: '<p>A scarf first, then everything else.</p>',
  isPromoted: true,
  publishDate: ago(5),
  media: wrapped(file('windy')),
  cardMedia: wrapped(file('windy_card')),
};

const stylist = {
  name: 'Marta Zielna',
  slug: 'marta-zielna',
  headDescription: 'Colours of the seventies',
  bio: '<p>Twelve years behind theatre stages.</p>',
  showBioInLandingPage: true,
  media: file('marta'),
};

const movie = {
  id: 31,
  name: 'The Lighthouse Keeper',
  slug: 'lighthouse-keeper',
  description: 'A keeper counts the ships that never came.',
  media: file('lighthouse'),
  trailer: 'https://youtu.be/dQw4w9WgXcQ',
  reserve: 'https://tickets.example/lighthouse',
  latest: true,
  category: 'Slow drama',
  version: 'Dubbed edition',
  minutes: 104,
  accessibility: 'Audio description',
  sessions: [{ showtime: ahead(1) }, { showtime: ahead(2) }],
};

const category = {
  id: 1,
  name: 'Fashion and shoes',
  href: '/tenants/fashion',
  categorySlug: 'fashion',
  order: 1,
  media: file('fashion'),
  menu_sub_categories: [
    {
      id: 11,
      name: 'Shoes and boots',
      href: '/tenants/fashion?category=shoes',
      subCategorySlug: 'shoes',
      showDailyMenu: true,
      menu_cat_specialties: [{ id: 21, name: 'Running shoes', specialtySlug: 'running' }],
    },
  ],
  featuredTenant: shop,
  featuredOffers: [offer],
  featuredEvent: event,
};

const openingTime = {
  opening_hours: [
    {
      id: 1,
      day: 'monday-saturday',
      opening_hour: '09:00:00',
      closing_hour: '21:00:00',
      isActive: true,
      order: 1,
      opening_hours_text: 'Gates close five minutes later',
      for_what: 'Shops of the centre',
      link: 'https://hours.example/shops',
      link_target: '_blank',
      icon: { url: '/uploads/clock_a1b2.svg' },
    },
    {
      id: 2,
      day: 'sunday',
      openingHour: '10:00',
      closingHour: '18:30',
      isActive: true,
      order: 2,
      for_what: 'Shops of the centre',
    },
  ],
  special_opening_days: [{ special_day_name: 'Night of museums', date: day(5) }],
};

const cookie = (name: string, description: string) => ({
  name,
  host: `${name}.example`,
  description,
  duration: { days: 30, hours: 0, minutes: 0 },
});

const headerStatic = {
  headerData: {
    howToGetThere: { name: 'Getting here by tram', href: '/contact' },
    stickyBar: { description: 'Late shopping on Thursday', href: '/events', isActive: true },
    centreLogo: { href: '/', alt: 'Harbour Arcade', media: file('arcade') },
    partnerLogos: [
      {
        name: 'Harbour Council',
        href: 'https://council.example/',
        alt: 'Harbour Council',
        media: file('council'),
      },
    ],
    giftCard: { isActive: true, href: '/gift-card', name: 'Arcade gift card' },
    socialLogo: [
      {
        name: 'Photogram',
        href: 'https://photogram.example/arcade',
        image: file('photogram'),
        isActive: true,
      },
    ],
    cableway_openings: {
      isActive: true,
      name: 'Cableway to the pier',
      opening_hour: '08:00',
      closing_hour: '22:15',
    },
    cinema_openings: { isActive: true, name: 'Cinema Anchor', opening_hour: '10:30', closing_hour: '23:30' },
  },
  footerData: {
    nepiLogo: { url: '/uploads/owner_a1b2.svg' },
    appleDownload: { image: file('apple_badge'), href: 'https://apps.example/apple', isActive: true },
    googleDownload: { image: file('google_badge'), href: 'https://apps.example/google', isActive: true },
    newsletter: { showNewsletter: true },
    spotSection: {
      showSection: true,
      heading: 'Collect shells',
      description: '<p>Every visit is worth a shell.</p>',
    },
    copyright_text: 'Harbour Arcade Ltd.',
    copyright_link: 'https://owner.example/',
    footerCol: [
      {
        heading: 'About the arcade',
        links: [{ name: 'Our story', href: 'https://owner.example/story', hasFunction: false }],
      },
    ],
    socialLogo: [
      {
        name: 'Photogram',
        href: 'https://photogram.example/arcade',
        isActive: true,
        image: file('photogram'),
      },
    ],
  },
  seoData: { title: 'Harbour Arcade', description: 'Shops between the pier and the park.' },
  menuData: [category],
  openingTime,
  cookiesPopup: { title: 'A word on cookies', description: 'We keep them in a jar.' },
  cookiesCategories: [
    { name: 'Necessary ones', cookies: [cookie('jar', 'Keeps the jar closed')] },
    { name: 'Counting ones', cookies: [cookie('counter', 'Counts the crumbs')] },
  ],
  precheckMarketingCookies: false,
  faviconData: { favicon: file('favicon') },
  scriptsData: null,
  dailyMenuPage: { name: 'Soup of the day' },
  links: { frontend: 'https://arcade.example', backend: 'https://content.arcade.example' },
};

const text = (heading: string, words: string) => ({ heading, description: `<p>${words}</p>` });

/** By path as the description has it; braces stand for any one part. */
export const PAYLOADS: Readonly<Record<string, unknown>> = {
  '/api/header/static': headerStatic,
  '/api/search/data': { tenants: [shop, flatShop], offers: [offer], events: [event] },
  '/api/categories/category/{slug}': wrapped(category),
  '/api/menu-sub-categories/menu-sub-category/{slug}': category.menu_sub_categories[0],
  '/api/home-page': {
    ...text('Harbour Arcade welcomes you', 'Between the pier and the park.'),
    media: file('harbour'),
  },
  '/api/carousel': {
    data: [
      {
        id: 1,
        attributes: {
          heading: 'Autumn walks',
          description: 'Boots for wet leaves',
          href: 'https://walks.example/autumn',
          media: wrapped(file('autumn')),
        },
      },
    ],
  },
  '/api/marketplaces': list({
    name: 'Brass lantern',
    link: 'https://market.example/lantern',
    price: 129,
    price_html: '<b>129,00</b> zł',
    cover: wrapped(file('brass')),
  }),
  '/api/instagram-posts': [
    { id: 1, media: file('gram'), link: 'https://photogram.example/p/1', caption: 'Fog over the pier' },
  ],
  '/api/instagram': { name: 'harbour.arcade', href: 'https://photogram.example/arcade' },
  '/api/events': list(event),
  '/api/events?past': list(pastEvent),
  '/api/events/event/{slug}': event,
  '/api/offers': list(offer),
  '/api/offers/promoted': [{ id: 1, ...offer }],
  '/api/offers/offer/{slug}': wrapped(offer),
  '/api/offer-types': list({
    name: 'Two for one',
    backgroundColor: '#ffcc00',
    icon: wrapped(file('percent_icon')),
  }),
  '/api/tenants/tenantCategories/{category}': list(shop, flatShop),
  '/api/tenants/specialHours': [shop],
  '/api/tenants/promoted': list(shop),
  '/api/tenants/tenant/{slug}': { data: { id: 1, attributes: { ...shop, offers: list(offer) } } },
  '/api/tenants/{id}': wrapped(shop),
  '/api/tenants': list(shop),
  '/api/inspirations': list(inspiration),
  '/api/inspirations/inspiration/{slug}': wrapped(inspiration),
  '/api/inspirations/lookbook': [
    { id: 1, name: 'Harbour greys', description: 'Grey on grey on green', media: file('greys') },
  ],
  '/api/hair-stylists': [{ id: 1, ...stylist }],
  '/api/hair-stylists/hair-stylist/{slug}': { id: 1, ...stylist },
  '/api/hair-stylists/available-times/{id}': [{ date: day(2), times: ['10:20', '14:40'] }],
  '/api/jobs': list({
    name: 'Night gardener',
    slug: 'night-gardener',
    deadline: day(12),
    tenant: wrapped(shop),
    description: '<p>Water the palms after closing.</p>',
  }),
  '/api/jobs/job/{slug}': wrapped({
    name: 'Night gardener',
    slug: 'night-gardener',
    deadline: day(12),
    tenant: wrapped(shop),
    description: '<p>Water the palms after closing.</p>',
  }),
  '/api/csr': { ...text('The arcade and its river', 'We pull bicycles out of it.'), media: file('river') },
  '/api/special-promotions': list({
    name: 'Lantern lottery',
    description: '<p>Win a walk with the keeper.</p>',
    valid_from: day(-1),
    valid_to: day(20),
    prize: 'A brass lantern of your own',
    rules: '<p>One ticket a person.</p>',
    backgroundImage: wrapped(file('lottery')),
  }),
  '/api/media-sale': {
    heading: 'Screens above the square',
    description: '<p>Forty thousand people look up every day.</p>',
    formHeading: 'Ask about a screen',
    formDescription: '<p>We answer within two days.</p>',
    downloadBtnLabel: 'Price list of screens',
    showDownloadBtn: true,
    download: { hash: 'pricelist_a1b2', ext: '.pdf', url: '/uploads/pricelist_a1b2.pdf' },
    displayCalendar: true,
    carouselTitle: 'Surfaces to choose from',
    carouselDescription: '<p>From a door to a tower.</p>',
    leasingDescription: '<p>Rooms are let by the team below.</p>',
    leasingTeam: [
      {
        name: 'Piotr Molo',
        position: 'Head of letting',
        phone: '+48 22 600 10 30',
        email: 'molo@arcade.example',
      },
    ],
    emails: ['screens@arcade.example'],
    Carousel: [{ name: 'Tower screen', description: 'Nine metres tall', media: file('tower') }],
  },
  '/api/advanced-media-sale': {
    heading: 'Campaigns in the whole arcade',
    description: '<p>Doors, floors and screens in one order.</p>',
    formHeading: 'Plan a campaign',
    formDescription: '<p>Name the weeks that you want.</p>',
    displayCalendar: true,
    carouselTitle: 'What a campaign holds',
    carouselDescription: '<p>Pick as many as you like.</p>',
    emails: 'campaigns@arcade.example',
    Carousel: {
      data: [
        {
          id: 1,
          attributes: {
            name: 'Floor sticker',
            description: 'Two metres wide',
            media: wrapped(file('sticker')),
          },
        },
      ],
    },
  },
  '/api/surveys/survey/{slug}': wrapped({
    name: 'How was the tram?',
    slug: 'tram',
    description: '<p>Three questions, one minute.</p>',
    questions: [
      {
        id: 1,
        question: 'Which line brought you?',
        type: 'radio',
        required: true,
        answers: [
          { id: 1, answer: 'Line nine' },
          { id: 2, answer: 'Line eleven' },
        ],
      },
      { id: 2, question: 'What should be different?', type: 'textarea', required: false },
    ],
  }),
  '/api/lunch-cards/card/{slug}': {
    name: 'Dockers lunch card',
    slug: 'dockers',
    description: '<p>Ten soups, nine to pay.</p>',
    media: file('dockers'),
  },
  '/api/info-page': {
    locationURL: 'https://maps.example/arcade',
    takeMeThereURL: 'https://maps.example/route',
    takeMeThereLabel: 'Lead me to the arcade',
    free_text: '<p>The north door opens towards the pier.</p>',
    displayOpeningTimeOnInfoPage: true,
    contact: [
      {
        name: 'Reception desk',
        phone: '+48 22 600 10 00',
        email: 'desk@arcade.example',
        address: 'Molo 1, Gdynia',
      },
    ],
    transportation_lines: [{ name: 'Tram nine', text: 'Stops at the pier' }, 'Night bus forty'],
    openingTime,
  },
  '/api/terms-and-condtion': {
    name: 'House rules',
    content: '<h2>Quiet please</h2><p>No kites indoors.</p>',
  },
  '/api/cookie-policy': wrapped({ title: 'Cookie rules', text: '<p>The jar is emptied monthly.</p>' }),
  '/api/privacy-policy': {
    data: { heading: 'Privacy rules', description: '<p>We forget what we need not know.</p>' },
  },
  '/api/gift-card': {
    ...text('A card for every pier', 'Pay with it in forty shops.'),
    media: file('card'),
    values: [50, 100],
  },
  '/api/page/page/{slug}': {
    data: {
      id: 1,
      attributes: {
        name: 'Winter harbour',
        slug: 'winter',
        description: '<p>Ice on the masts.</p>',
        media: wrapped(file('winter')),
      },
    },
  },
  '/api/mobile-apps/mobile-app/{slug}': wrapped({
    name: 'Spot in the pocket',
    slug: 'spot',
    description: '<p>Collect points, get rewards.</p>',
    media: wrapped(file('pocket')),
  }),
  '/api/cinema-section': text('Tonight at the Anchor', 'Three halls, one harbour.'),
  '/api/cinema-page': {
    heading: 'Cinema Anchor',
    description: 'Three halls above the water.',
    programme: [
      {
        id: 1,
        category: 'Slow drama',
        version: 'Dubbed edition',
        minutes: 104,
        accessibility: 'Audio description',
        movie: wrapped(movie),
        sessions: [{ showtime: ahead(1) }],
      },
    ],
    latestMovies: [movie],
  },
  '/api/movies/movie/{slug}': wrapped(movie),
  '/api/daily-menu': [
    {
      tenant: { name: 'Dockers Kitchen', slug: 'dockers-kitchen' },
      day: 'monday-sunday',
      items: [
        { name: 'Fish soup with dill', price: 24 },
        { name: 'Rye dumplings', price: '31,50' },
      ],
    },
  ],
  '/api/coupons-page': { pageName: 'Coupons of the week', description: '<p>Show them at the till.</p>' },
  '/api/coupons': list({
    name: 'Laces for nothing',
    description: 'With every pair of boots',
    type: 'gift',
    value: 'Free laces',
    tenant: wrapped({ name: 'Lantern Shoes', slug: 'lantern-shoes', logo: wrapped(file('lantern_logo')) }),
    vote: 42,
    voted: false,
  }),
  '/api/press': {
    pageName: 'For journalists',
    showKit: true,
    showPolicy: true,
    kit: {
      downloadPdf: { url: '/uploads/kit_a1b2.pdf', hash: 'kit_a1b2', ext: '.pdf' },
      media: file('kit_cover'),
    },
    policy: {
      downloadPdf: { url: '/uploads/policy_a1b2.pdf', hash: 'policy_a1b2', ext: '.pdf' },
      media: file('policy_cover'),
    },
  },
  '/api/press-articles': list({
    name: 'A pier is mended',
    slug: 'pier-mended',
    publishDate: ago(20),
    description: '<p>New planks for the old pier.</p>',
  }),
  '/api/press-articles/press-article/{slug}': wrapped({
    name: 'A pier is mended',
    slug: 'pier-mended',
    publishDate: ago(20),
    description: '<p>New planks for the old pier.</p>',
  }),
};
