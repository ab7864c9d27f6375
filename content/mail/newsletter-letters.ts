import type { Locale } from '@mall/contract';
import { filled, type Letter, letter, oneLine } from './letter';
import { NEWSLETTER_MAILS } from './newsletter-texts';

interface About {
  locale: Locale;
  centre: string;
}

/** What somebody agrees to who confirms a sign-up, as the mail says it. */
export function consentWords({ locale, centre }: About): string {
  return filled(NEWSLETTER_MAILS[locale].confirmation.consent, { centre: oneLine(centre) });
}

/** Asks whoever reads an address whether it belongs on the list. It names nobody: a stranger may have typed it. */
export function confirmationLetter(about: About, link: string): Letter {
  const { confirmation } = NEWSLETTER_MAILS[about.locale];
  const values = { centre: oneLine(about.centre) };
  return letter({
    subject: filled(confirmation.subject, values),
    locale: about.locale,
    opening: [filled(confirmation.asked, values), consentWords(about)],
    rows: [],
    link: { name: confirmation.press, href: link },
    closing: [confirmation.ignore, values.centre],
  });
}

/** Says that an address is on the list now, and how it leaves. */
export function welcomeLetter(about: About, leaveLink: string): Letter {
  const { welcome, leave } = NEWSLETTER_MAILS[about.locale];
  const values = { centre: oneLine(about.centre) };
  return letter({
    subject: filled(welcome.subject, values),
    locale: about.locale,
    opening: [filled(welcome.text, values)],
    rows: [],
    closing: [values.centre],
    footer: { name: leave, href: leaveLink },
  });
}
