import { dropOldKeys } from '@/lib/backend/domains/claims/reports/repository'
import { detachClaims, dropUnconfirmed } from '@/lib/backend/domains/claims/telling/repository'
import { detachIdeas } from '@/lib/backend/domains/ideas/own/repository'
import { detachVotes } from '@/lib/backend/domains/discussions/following/repository'
import { spreadNews } from '@/lib/backend/domains/news-subscriptions/service'
import { dropSpentKeys } from '@/lib/backend/domains/residents/emails/repository'
import { eraseDueAccounts, type Forget } from '@/lib/backend/domains/residents/erasure/service'
import { deleteDeadSessions } from '@/lib/backend/domains/residents/sessions/repository'
import { dropOldMisses } from '@/lib/backend/domains/search/misses/repository'
import { deleteOldRequests } from '@/lib/backend/domains/support/repository'
import { forgetSupport } from '@/lib/backend/domains/support/service'
import { detachAppeals } from '@/lib/backend/domains/appeals/repository'
import { dropOldUploads } from '@/lib/backend/domains/uploads/repository'
import { dropWaiting } from '@/lib/backend/http/drop-waiting'
import { tellAppeals } from '@/lib/backend/http/tell-appeals'
import { tellClaims } from '@/lib/backend/http/tell-claims'
import { tellDiscussions } from '@/lib/backend/http/tell-discussions'
import { tellIdeas } from '@/lib/backend/http/tell-ideas'
import { dropOldLimits } from '@/lib/backend/integrations/limits'
import { dropOldLetters } from '@/lib/backend/integrations/post'
import { sweepPrivateFiles } from '@/lib/backend/integrations/private-files'
import { dropOldRepeats } from '@/lib/backend/integrations/repeats'
import type { Chore } from '@/lib/backend/integrations/clock'

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
