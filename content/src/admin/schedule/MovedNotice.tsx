import { Alert, Button } from '@strapi/design-system';
import { useNames } from '../shared/entries';
import type { Moved } from './use-plan-moves';
import { isScheduleWord, useScheduleWords } from './words';

/**
 * Where a plan was moved to, with the way back. It stays until it is closed, and after the way back says where the plan is
 * again. @param dayName names a day of the centre
 */
export function MovedNotice({
  moved: { plan, before },
  dayName,
  onMove,
  onClose,
}: {
  moved: Moved;
  dayName: (day: string) => string;
  onMove: (plan: Moved['plan'], day: string) => void;
  onClose: () => void;
}) {
  const say = useScheduleWords();
  const { typeName } = useNames();
  const { what, title, label, day, time } = plan;
  const word = `moved.${what}`;
  const values = { title: title || typeName(label), day: dayName(day), time: time ?? '' };
  return (
    <Alert
      variant="success"
      closeLabel={say('close')}
      onClose={onClose}
      position="fixed"
      bottom={6}
      zIndex="notification"
      style={{ insetInline: 0, marginInline: 'auto', width: 'fit-content', maxWidth: 'calc(100% - 3.2rem)' }}
      action={
        <Button size="S" variant="tertiary" onClick={() => onMove(plan, before)}>
          {say('undo')}
        </Button>
      }
    >
      {isScheduleWord(word) ? say(word, values) : ''}
    </Alert>
  );
}
