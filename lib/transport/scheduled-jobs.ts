import { dropOldKeys } from '@/lib/domains/claims/reports/repository'
import { detachClaims, dropUnconfirmed } from '@/lib/domains/claims/letters/repository'
import { detachIdeas } from '@/lib/domains/ideas/own/repository'
import { detachVotes } from '@/lib/domains/discussions/following/repository'
import { spreadNews } from '@/lib/domains/news-subscriptions/service'
import { dropSpentKeys } from '@/lib/domains/residents/emails/repository'
import { eraseDueAccounts, type Forget } from '@/lib/domains/residents/erasure/service'
import { deleteDeadSessions } from '@/lib/domains/residents/sessions/repository'
import { dropOldMisses } from '@/lib/domains/search/misses/repository'
import { deleteOldRequests } from '@/lib/domains/support/repository'
import { forgetSupport } from '@/lib/domains/support/service'
import { detachAppeals } from '@/lib/domains/appeals/repository'
import { dropOldUploads } from '@/lib/domains/uploads/repository'
import { dropWaiting } from '@/lib/domains/cabinet/drop-waiting'
import { tellAppeals } from '@/lib/domains/appeals/send-letters'
import { tellClaims } from '@/lib/domains/claims/letters/send-letters'
import { tellDiscussions } from '@/lib/domains/discussions/following/send-letters'
import { tellIdeas } from '@/lib/domains/ideas/letters/send-letters'
import { dropOldLimits } from '@/lib/platform/limits/hit-limits'
import { dropOldLetters } from '@/lib/platform/mail/post'
import { sweepPrivateFiles } from '@/lib/platform/files/private-files'
import { dropOldRepeats } from '@/lib/platform/idempotency/repeats'
import type { Chore } from '@/lib/platform/jobs/clock'

/** What each domain does when a resident is erased. */
const forget: readonly Forget[] = [forgetSupport, detachAppeals, detachClaims, detachIdeas, detachVotes]

/** What the portal does by itself, as the clock goes. Each may run again at any moment: its state is in the database. */
export const chores: readonly Chore[] = [
  { name: 'news', everyMinutes: 1, run: spreadNews },
  { name: 'appeals', everyMinutes: 0, run: tellAppeals },
  { name: 'claims', everyMinutes: 0, run: tellClaims },
  { name: 'discussions', everyMinutes: 0, run: tellDiscussions },
  { name: 'ideas', everyMinutes: 0, run: tellIdeas },
  { name: 'erasure', everyMinutes: 1, run: () => eraseDueAccounts(forget) },
  { name: 'sessions', everyMinutes: 60, run: deleteDeadSessions },
  { name: 'limits', everyMinutes: 60, run: dropOldLimits },
  { name: 'repeats', everyMinutes: 60, run: dropOldRepeats },
  { name: 'letters', everyMinutes: 60, run: dropOldLetters },
  { name: 'support', everyMinutes: 60, run: deleteOldRequests },
  { name: 'unconfirmed claims', everyMinutes: 60, run: dropUnconfirmed },
  { name: 'unconfirmed accounts', everyMinutes: 1, run: dropWaiting },
  { name: 'spent links', everyMinutes: 60, run: dropSpentKeys },
  { name: 'spent links of claims', everyMinutes: 60, run: dropOldKeys },
  { name: 'uploads', everyMinutes: 60, run: dropOldUploads },
  { name: 'search misses', everyMinutes: 60, run: dropOldMisses },
  { name: 'files', everyMinutes: 60, run: sweepPrivateFiles },
]
