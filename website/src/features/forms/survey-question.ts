export interface SurveyQuestion {
  question: string;
  help?: string;
  type: 'single' | 'multiple' | 'rating' | 'text';
  required: boolean;
  options: string[];
}
