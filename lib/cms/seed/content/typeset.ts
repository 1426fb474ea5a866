const NBSP = '\u00a0'

/** Puts the spaces that must not break a line into running text: «№ 5», «ул. Садовая», «10 рабочих дней», «Р. К. Гаджимурадов». */
export function typeset(text: string): string {
  return text
    .replace(/(?<=[А-ЯЁа-яё])\.\.(?!\.)/g, '.')
    .replace(/([№§]) (?=[\dА-Яа-я])/g, `$1${NBSP}`)
    .replace(/(?<=^|[\s(«])(ул|пр|пл|пер|д|каб|г|кв|ст|п|с|им|оф)\. (?=[\dА-ЯЁ«])/gm, `$1.${NBSP}`)
    .replace(
      /(?<=\d) (?=(?:\d{3}|рабоч|календарн|дн|дня|день|руб|тыс|млн|млрд|кв|га|мм|см|км|м|г|%|лет|год|час|минут)(?![а-я]{6,}))/g,
      NBSP,
    )
    .replace(/(?<=[А-ЯЁ]\.) (?=[А-ЯЁ][а-яё.])/g, NBSP)
    .replace(/ (?=[–—] )/g, NBSP)
    .replace(/^[\u00a0]/gm, ' ')
}
