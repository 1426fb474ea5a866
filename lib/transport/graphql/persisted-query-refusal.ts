import { AppError } from '@/lib/contract/errors'

/** The portal keeps no queries. Apollo's clients know these very words and then send the query itself. */
export class PersistedQueryRefusal extends AppError {
  readonly graphCode = 'PERSISTED_QUERY_NOT_SUPPORTED'

  constructor() {
    super('invalid', { message: 'PersistedQueryNotSupported' })
  }
}
