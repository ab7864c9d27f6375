import { formCases } from '../../forms/form-cases.ts';
import { LUNCH_CARD } from '../../forms/forms.ts';
import { test } from '../../pages/site.ts';

test.describe('a request for a lunch card', () => formCases(LUNCH_CARD));
