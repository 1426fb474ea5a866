/** @jest-environment jsdom */
import { hyphenateTextOf, SOFT_HYPHEN } from '@/components/ui/hyphenate-text'

const seen = () => document.body.textContent?.replaceAll(SOFT_HYPHEN, '|')

describe('hyphenateTextOf', () => {
  it('parts long words, also those that come later, and takes the hyphens out again', async () => {
    document.body.innerHTML = '<p>Дом для предпринимательства</p><textarea>градостроительство</textarea>'
    const stop = hyphenateTextOf(document.body)
    await untilSeen('Дом для пред|при|ни|ма|тель|стваградостроительство')
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'Водоснабжение' }))
    await untilSeen('Дом для пред|при|ни|ма|тель|стваградостроительствоВо|до|снаб|же|ние')
    const paragraph = document.querySelector('p')?.firstChild as Text
    paragraph.data = 'Отключение'
    await untilSeen('От|клю|че|ниеградостроительствоВо|до|снаб|же|ние')
    stop()
    expect(seen()).toBe('ОтключениеградостроительствоВодоснабжение')
    document.body.append('предпринимательство')
    await Promise.resolve()
    expect(seen()).toBe('ОтключениеградостроительствоВодоснабжениепредпринимательство')
  })
})

/** Until an observer has had its turn; Jest ends what never comes. */
async function untilSeen(wanted: string): Promise<void> {
  while (seen() !== wanted) await new Promise((resolve) => setTimeout(resolve))
}
