import { DEMO, test } from '../../centres/centre.ts';
import { centreJourneys } from '../../centres/centre-journeys.ts';

test.use({ centre: DEMO, visitor: 'returning' });
// One site serves all of them.
test.describe.configure({ mode: 'default' });

centreJourneys(DEMO);
