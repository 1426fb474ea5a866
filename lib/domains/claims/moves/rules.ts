/** What every claim has of its own; the portal fills these in. */
export interface TemplateFacts {
  id: number
  address: string
  category: string | null
  department: string | null
  /** «5 декабря 2026 года». */
  deadline: string | null
}

const PLACEHOLDER = /\{([^{}\n]{1,60})\}/g

/** Fills what is known of the claim into a template; the rest stays in its braces. */
export function fillTemplate(template: string, facts: TemplateFacts): string {
  const known: Record<string, string | null> = {
    номер: String(facts.id),
    адрес: facts.address,
    тема: facts.category,
    подразделение: facts.department,
    срок: facts.deadline,
  }
  return template.replace(PLACEHOLDER, (whole, name: string) => known[name.trim().toLowerCase()] ?? whole)
}

/** Returns the first place of a template that nobody has filled. */
export function findUnfilled(text: string): string | null {
  return text.match(PLACEHOLDER)?.[0] ?? null
}
