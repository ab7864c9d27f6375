import { formCases } from '../form-cases.ts';
import { LANDING } from '../forms.ts';
import { test } from '../site.ts';

test.describe('the form of a landing page', () => formCases(LANDING));
