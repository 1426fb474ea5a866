/** These may be off in a house: how people ask for it, and what a message about it has in its title. */
const supplies = [
  { asked: /^(вод(а|ы|у|е|ой|ою|ичк.*)|водоснабжен.*|водопровод.*)$/, query: 'вода or водоснабжение or водопровод' },
  { asked: /^(свет(а|у|ом|е)?|электр.*)$/, query: 'свет or электричество or электроснабжение or электроэнергия' },
  { asked: /^(отоплен.*|тепл(о|а|у|ом)|теплоснабж.*|батаре.*)$/, query: 'отопление or тепло or теплоснабжение' },
  { asked: /^газ(а|у|ом|е|оснабж.*)?$/, query: 'газ or газоснабжение' },
]

/** Finds «отключили», «нет», «когда дадут», «пропал», «не будет». */
const isOff = /^(отключ|выключ|перекр|авар|пропал|исчез|нету?$|дад|дал|верн|включ|буд|без$|слаб|холодн)/

/**
 * Says what to look for among the titles of messages in force, for `websearch_to_tsquery`, when somebody asks for an
 * outage («когда дадут воду») or names nothing but a supply («вода»); null for any other text.
 */
export function outageAskedFor(words: readonly string[]): string | null {
  const supply = supplies.find(({ asked }) => words.some((word) => asked.test(word)))
  const isAsked = words.some((word) => isOff.test(word)) || words.every((word) => supply?.asked.test(word))
  return isAsked ? (supply?.query ?? null) : null
}
