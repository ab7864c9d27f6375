import { formCases } from '../form-cases.ts';
import { LUNCH_CARD } from '../forms.ts';
import { test } from '../site.ts';

test.describe('a request for a lunch card', () => formCases(LUNCH_CARD));
