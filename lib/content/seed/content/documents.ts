import { demoCity } from '@/lib/content/demo-city'
import type { SeedDocument } from '@/lib/content/read/shapes/service-shapes'
import { registerActs } from '@/lib/content/seed/content/register-acts'
import { templateActs } from '@/lib/content/seed/content/template-acts'

const register = registerActs([...demoCity().actDrafts, ...templateActs])

export const demoDocuments: SeedDocument[] = register.documents

export const actNumber = register.findNumber
