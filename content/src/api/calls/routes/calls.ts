import type calls from '../controllers/calls';

/** `auth: false`: every visitor may use them; a bearer token is neither needed nor looked at. */
const route = (method: 'GET' | 'POST') => (path: string, action: keyof typeof calls) => ({
  method,
  path,
  handler: `calls.${action}`,
  config: { auth: false },
});

const get = route('GET');
const post = route('POST');

/** The calls of the contract (under `/api`). Paths with a fixed word stand before the same path with a parameter. */
export default {
  type: 'content-api',
  routes: [
    get('/header/static', 'findHeaderStatic'),
    get('/search/data', 'findSearchData'),
    get('/categories/category/:slug', 'findCategoryBySlug'),
    get('/menu-sub-categories/menu-sub-category/:slug', 'findSubCategoryBySlug'),
    get('/tenants/tenantCategories/:category', 'findTenantsOfCategory'),
    get('/tenants/specialHours', 'findSpecialHours'),
    get('/tenants/promoted', 'findPromotedTenants'),
    get('/tenants/tenant/:slug', 'findTenantBySlug'),
    get('/tenants/:id', 'findTenantById'),
    get('/tenants', 'findTenants'),
    get('/offers/promoted', 'findPromotedOffers'),
    get('/offers/offer/:slug', 'findOfferBySlug'),
    get('/offers', 'findOffers'),
    get('/offer-types', 'findOfferTypes'),
    get('/events/event/:slug', 'findEventBySlug'),
    get('/events', 'findEvents'),
    get('/home-page', 'findHomePage'),
    get('/carousel', 'findCarousel'),
    get('/upload/files', 'findSitemapFiles'),
    post('/newsletter/subscribe', 'subscribe'),
  ],
};
