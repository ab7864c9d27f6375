import { percentText } from '@mall/contract/formats.ts';
import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnsweredSurvey, SentResults } from '../../survey/results';
import { Choice, ListOr } from './InboxParts';
import { useStaffActions, useStaffData } from './staff-data';
import { useWords } from './words';

const TEXTS_SHOWN = 10;

interface Bar {
  name: string;
  count: number;
}

/** Names with their counts as bars of one scale. @param whole what they are shares of; without it the longest is the scale */
function Bars({ bars, whole }: { bars: readonly Bar[]; whole?: number }) {
  const { locale } = useIntl();
  const scale = whole ?? Math.max(...bars.map(({ count }) => count));
  return (
    <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
      {bars.map(({ name, count }) => {
        const share = scale === 0 ? 0 : Math.round((100 * count) / scale);
        const told = whole === undefined ? String(count) : `${count} · ${percentText(share / 100, locale)}`;
        return (
          <Flex key={name} gap={4} wrap="wrap">
            <Box width="22rem">
              <Typography>{name}</Typography>
            </Box>
            <Box flex="1">
              <ProgressBar value={share} aria-label={name} aria-valuetext={told} />
            </Box>
            <Typography>{told}</Typography>
          </Flex>
        );
      })}
    </Flex>
  );
}

function Texts({ texts }: { texts: SentResults['questions'][number]['texts'] }) {
  const { say, day } = useWords();
  const [shown, setShown] = useState(TEXTS_SHOWN);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingTop={2}>
      {texts.slice(0, shown).map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers of one list, which never move
        <Box key={at} background="neutral100" padding={3} hasRadius>
          <Typography tag="p">{text.text}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {day(text.day)} · {text.language}
          </Typography>
        </Box>
      ))}
      {texts.length > shown ? (
        <Box>
          <Button variant="tertiary" onClick={() => setShown(shown + TEXTS_SHOWN)}>
            {say('more', { count: texts.length - shown })}
          </Button>
        </Box>
      ) : null}
    </Flex>
  );
}

function Results({ survey }: { survey: string }) {
  const { say, day } = useWords();
  const { data, failed, reload } = useStaffData<{ data: SentResults }>(`/surveys/${survey}`);
  const results = data?.data;
  return (
    <ListOr
      failed={failed}
      loading={results === undefined}
      empty={results !== undefined && results.answered + results.leftOut === 0}
      reload={reload}
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Box>
          <Typography tag="p">{say('answered', { count: results?.answered ?? 0 })}</Typography>
          {results?.leftOut ? (
            <Typography tag="p" textColor="neutral600">
              {say('leftOut', { count: results.leftOut })}
            </Typography>
          ) : null}
        </Box>
        {results?.questions.map((question) => (
          <Box
            key={`${question.asked} ${question.question}`}
            background="neutral0"
            padding={6}
            hasRadius
            shadow="tableShadow"
          >
            <Typography variant="delta" tag="h2">
              {question.question}
            </Typography>
            {question.asked ? null : <Typography tag="p">{say('askedBefore')}</Typography>}
            <Typography textColor="neutral600">{say('given', { count: question.given })}</Typography>
            <Bars
              bars={question.counts.map(({ answer, count, offered }) => ({
                name: offered || !question.asked ? answer : say('offeredBefore', { answer }),
                count,
              }))}
              whole={question.given}
            />
            <Texts texts={question.texts} />
          </Box>
        ))}
        <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
          <Typography variant="delta" tag="h2">
            {say('byDay')}
          </Typography>
          <Bars bars={(results?.days ?? []).map(({ day: on, count }) => ({ name: day(on), count }))} />
        </Box>
      </Flex>
    </ListOr>
  );
}

/** What visitors have answered: counts as bars, their own words to leaf through, answers by day. */
export function SurveysTab() {
  const { say } = useWords();
  const { data, failed, reload } = useStaffData<{ data: AnsweredSurvey[] }>('/surveys');
  const { download } = useStaffActions(reload);
  const [chosen, setChosen] = useState('');
  const surveys = data?.data ?? [];
  const survey = surveys.find(({ documentId }) => documentId === chosen) ?? surveys[0];
  return (
    <ListOr failed={failed} loading={data === null} empty={surveys.length === 0} reload={reload}>
      <Flex gap={4} paddingBottom={4} wrap="wrap">
        <Choice
          label={say('survey')}
          value={survey?.documentId ?? ''}
          options={surveys.map(({ documentId, name, answered }) => [documentId, `${name} (${answered})`])}
          onChange={setChosen}
        />
        {survey ? (
          <Button
            variant="secondary"
            startIcon={<Download />}
            onClick={() =>
              void download(
                `/export?kind=survey&survey=${survey.documentId}`,
                `${survey.name || survey.documentId}.csv`,
              )
            }
          >
            {say('export')}
          </Button>
        ) : null}
      </Flex>
      {survey ? <Results key={survey.documentId} survey={survey.documentId} /> : null}
    </ListOr>
  );
}
