import { Box, Flex, LinkButton, Status, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { FirstStep } from '../../today/first-steps';
import { entryPath } from '../shared/entries';
import { isTodayWord, useTodayWords } from './words';

const formOf = ({ uid, single, done }: FirstStep): string => {
  if (single) return `/content-manager/single-types/${uid}`;
  return `/content-manager/collection-types/${uid}${done ? '' : '/create'}`;
};

/** The form with the sample in it: a new one is filled by `SamplePanel`. */
function sampleForm({ uid, single, locale }: FirstStep, documentId: string): string {
  const path = entryPath({ uid, single, locale, documentId });
  if (documentId !== 'create') return path;
  return `${path}${path.includes('?') ? '&' : '?'}sample=1`;
}

/** What a new centre needs, in its order; the first that is open is the one to press. */
export function FirstHour({ steps }: { steps: readonly FirstStep[] }) {
  const say = useTodayWords();
  const next = steps.find(({ done }) => !done);
  const word = (key: string) => (isTodayWord(key) ? say(key) : key);
  return (
    <Box
      tag="section"
      aria-label={say('steps')}
      background="neutral0"
      padding={6}
      hasRadius
      shadow="tableShadow"
    >
      <Typography tag="h2" variant="delta">
        {say('steps')}
      </Typography>
      <Typography tag="p" textColor="neutral600">
        {say('stepsHint', { done: steps.filter(({ done }) => done).length, all: steps.length })}
      </Typography>
      <Box tag="ol" paddingTop={4}>
        {steps.map((step, index) => (
          <Box key={step.type} tag="li" paddingTop={2} paddingBottom={2}>
            <Flex gap={4} justifyContent="space-between" alignItems="center" wrap="wrap">
              <Box maxWidth="56rem">
                <Typography tag="h3" variant="omega" fontWeight="bold">
                  {`${index + 1}. ${word(`step.${step.type}`)}`}
                </Typography>
                <Typography textColor="neutral600">
                  {word(`step.${step.type}.why`)}
                  {step.may || step.done ? '' : ` ${say('administrator')}`}
                </Typography>
              </Box>
              <Flex gap={3}>
                <Status variant={step.done ? 'success' : 'neutral'} size="S" width="fit-content">
                  <Typography variant="omega" fontWeight="semiBold">
                    {say(step.done ? 'done' : 'open')}
                  </Typography>
                </Status>
                <LinkButton
                  tag={Link}
                  to={formOf(step)}
                  variant={step === next ? 'default' : 'tertiary'}
                  aria-label={`${say(step.done ? 'look' : 'begin')}: ${word(`step.${step.type}`)}`}
                >
                  {say(step.done ? 'look' : 'begin')}
                </LinkButton>
                {step.sample === null ? null : (
                  <LinkButton
                    tag={Link}
                    to={sampleForm(step, step.sample)}
                    variant="tertiary"
                    aria-label={`${say('beginSample')}: ${word(`step.${step.type}`)}`}
                  >
                    {say('beginSample')}
                  </LinkButton>
                )}
              </Flex>
            </Flex>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
