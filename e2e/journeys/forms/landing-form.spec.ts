import { formCases } from '../../forms/form-cases.ts';
import { LANDING } from '../../forms/forms.ts';
import { test } from '../../pages/site.ts';

test.describe('the form of a landing page', () => formCases(LANDING));
