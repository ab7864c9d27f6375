import { formCases } from '../form-cases.ts';
import { ADVANCED_ENQUIRY, ENQUIRY } from '../forms.ts';
import { test } from '../site.ts';

test.describe('an enquiry about leasing', () => formCases(ENQUIRY));
test.describe('an enquiry of the advanced page', () => formCases(ADVANCED_ENQUIRY));
