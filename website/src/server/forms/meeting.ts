import type { ServerResponse } from 'node:http';
import { isDay, isHour, MEETING_LINK, type Receipt } from '@mall/contract';
import {
  ContentRefusal,
  type ContentWriter,
  isNotOffered,
  tooManyWrites,
} from '../../content/client/content-writer.ts';
import {
  ACTION_FIELD,
  MEETING_FIELD,
  MEETING_NOTES,
  type MeetingNote,
  type MeetingShown,
  meetingHref,
  TIME_FIELD,
} from '../../features/meeting/meeting-shown.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translator.ts';
import { sendPlain, sendText } from '../responses.ts';
import type { FormHandler, FormTools } from './form-tools.ts';
import { takeForm } from './intake/intake.ts';
import { showResponse } from './show-response.ts';
import { notStored, TOO_OFTEN } from './typed.ts';

const FORM = 'meeting';

/** What a refusal of the content system comes to; any other is a failure. */
const REFUSED: Readonly<Record<string, MeetingNote>> = {
  TimeTaken: 'taken',
  TimeNotOffered: 'taken',
  NotNow: 'notNow',
};

interface Looked {
  shown: MeetingShown;
  status: number;
  /** As in `Outcome`. */
  retryAfter?: string | undefined;
}

/** What is shown while nothing is looked at, for too many looks. */
const TOO_MANY: MeetingShown = { link: '', note: 'tooMany', failed: true };

/**
 * `GET /stylist-meeting?meeting=<link of a mail>` shows a meeting and changes nothing, since programs that look for
 * harmful mail follow its links; `POST` moves or cancels it and leads back (303). The link is the proof: there is no
 * other, and it is in no log.
 */
export function createMeetingHandler(tools: FormTools, writer: ContentWriter): FormHandler {
  const { log } = tools;

  const lead = (response: ServerResponse, location: string) =>
    sendPlain(response, 303, 'text/plain; charset=utf-8', '', [['location', location]]);

  async function look(link: string, locale: Locale): Promise<Looked> {
    if (!MEETING_LINK.test(link)) return { shown: { link: '' }, status: 404 };
    try {
      const { meeting } = await writer.write('showMeeting', { link }, locale);
      return meeting ? { shown: { link, meeting }, status: 200 } : { shown: { link }, status: 404 };
    } catch (error) {
      if (isNotOffered(error) || error instanceof ContentRefusal) return { shown: { link }, status: 404 };
      log('form.no-meeting', { form: FORM, why: error instanceof Error ? error.name : 'unknown' });
      const { state, ...outcome } = notStored(error);
      return { shown: state === 'tooMany' ? TOO_MANY : { link, failed: true }, ...outcome };
    }
  }

  async function change(link: string, action: string, time: string, locale: Locale): Promise<MeetingNote> {
    const [date = '', hour = ''] = time.split('T');
    const moves = action === 'move';
    if (moves && !(isDay(date) && isHour(hour))) return 'choose';
    try {
      const to = moves ? { date, hour } : { date: null, hour: null };
      const does = moves ? 'move' : 'cancel';
      const receipt: Receipt = await writer.write('changeMeeting', { link, action: does, ...to }, locale);
      log('form.stored', { form: FORM, locale, known: receipt.meeting !== undefined });
      return moves ? 'moved' : 'cancelled';
    } catch (error) {
      const note = error instanceof ContentRefusal ? REFUSED[error.reason] : undefined;
      log('form.not-stored', {
        form: FORM,
        why: error instanceof ContentRefusal ? error.reason : error instanceof Error ? error.name : 'unknown',
      });
      return note ?? (tooManyWrites(error) ? 'tooMany' : 'failed');
    }
  }

  return async (request, response, search) => {
    const locale = tools.localeOf(search);
    if (request.method === 'POST') {
      const intake = await takeForm(request);
      if (!intake.ok) {
        log('form.refused', { form: FORM, status: intake.status });
        return sendText(response, intake.status, intake.reason, [['connection', 'close']]);
      }
      const field = (name: string) => intake.fields.get(name) ?? '';
      const [link, action] = [field(MEETING_FIELD), field(ACTION_FIELD)];
      if (!MEETING_LINK.test(link) || (action !== 'move' && action !== 'cancel'))
        return sendText(response, 400, 'This is no form of ours.');
      const note = (await tools.admits(request, FORM))
        ? await change(link, action, field(TIME_FIELD), locale)
        : 'tooMany';
      return lead(response, meetingHref(link, locale, note));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Use POST.', [['allow', 'GET, HEAD, POST']]);
    const query = new URLSearchParams(search);
    const note = MEETING_NOTES.find((one) => one === query.get('note'));
    const link = query.get(MEETING_FIELD) ?? '';
    const failed = translator(locale)('stylist:meeting.failed');
    const { shown, status, retryAfter }: Looked = (await tools.admits(request, `${FORM}-look`))
      ? await look(link, locale)
      : { shown: TOO_MANY, ...TOO_OFTEN };
    if (retryAfter) response.setHeader('retry-after', retryAfter);
    return showResponse(tools, request, response, {
      answer: { form: FORM, answer: { ...(note && { note }), ...shown } },
      ...{ locale, status, name: FORM, failed },
    });
  };
}
