import { demoCity } from '@/lib/content/demo-city'
import type { SeedDocument, SeedService } from '@/lib/content/read/shapes/service-shapes'
import { registerActs } from '@/lib/content/seed/content/register-acts'
import { templateActs } from '@/lib/content/seed/content/template-acts'
import { composeService } from '@/lib/content/seed/content/compose-service'

const register = registerActs([...demoCity().actDrafts, ...templateActs])

export const demoDocuments: SeedDocument[] = register.documents

const actNumber = register.findNumber

export const demoServices: SeedService[] = demoCity().serviceDrafts.map((draft) => composeService(draft, actNumber))
