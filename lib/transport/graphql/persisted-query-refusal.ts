import { AppError } from '@/lib/contract/errors'

/** The portal keeps no queries. Apollo's clients know these very words, and send the query itself from then on. */
export class PersistedQueryRefusal extends AppError {
  readonly graphCode = 'PERSISTED_QUERY_NOT_SUPPORTED'

  constructor() {
    super('invalid', { message: 'PersistedQueryNotSupported' })
  }
}
