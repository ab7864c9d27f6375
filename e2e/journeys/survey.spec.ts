import { formCases } from '../form-cases.ts';
import { SURVEY } from '../forms.ts';
import { test } from '../site.ts';

test.describe('a survey on one page', () => formCases(SURVEY));
