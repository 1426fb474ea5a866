/** A face, as `draw-portrait` makes it. */
export interface Portrait {
  gender: 'male' | 'female'
  age: 'young' | 'middle' | 'old'
  variant: number
}

/** Faces of the mayor and of the officials, by the names of their pictures. */
export const portraits: Readonly<Record<string, Portrait>> = {
  'portrait-mayor': { gender: 'male', age: 'middle', variant: 1 },
  'portrait-gasanov-arsen-magomedovich': { gender: 'male', age: 'old', variant: 3 },
  'portrait-nazirova-diana-eldarovna': { gender: 'female', age: 'middle', variant: 2 },
  'portrait-alieva-patimat-omarovna': { gender: 'female', age: 'middle', variant: 4 },
  'portrait-kurbanov-marat-isaevich': { gender: 'male', age: 'middle', variant: 3 },
  'portrait-gadzhieva-saniyat-muslimovna': { gender: 'female', age: 'middle', variant: 6 },
  'portrait-tagirov-vadim-eduardovich': { gender: 'male', age: 'young', variant: 4 },
  'portrait-isaev-murad-gamzatovich': { gender: 'male', age: 'middle', variant: 5 },
  'portrait-babakhanova-leyla-timurovna': { gender: 'female', age: 'young', variant: 3 },
  'portrait-temirkhanov-artur-salavatovich': { gender: 'male', age: 'middle', variant: 7 },
  'portrait-yusupov-timur-dzhabrailovich': { gender: 'male', age: 'middle', variant: 2 },
  'portrait-magomedov-shamil-akhmedovich': { gender: 'male', age: 'old', variant: 5 },
  'portrait-abdullaev-kamal-rashidovich': { gender: 'male', age: 'middle', variant: 9 },
  'portrait-ramazanova-aminat-saidovna': { gender: 'female', age: 'old', variant: 2 },
  'portrait-kerimova-zarema-ilyasovna': { gender: 'female', age: 'middle', variant: 8 },
  'portrait-shikhsaidova-naida-gasanovna': { gender: 'female', age: 'middle', variant: 10 },
  'portrait-demidova-olga-nikolaevna': { gender: 'female', age: 'old', variant: 4 },
  'portrait-khalilova-maryam-shakhbanovna': { gender: 'female', age: 'middle', variant: 12 },
  'portrait-askerov-rauf-yunusovich': { gender: 'male', age: 'young', variant: 2 },
  'portrait-lachinov-rustam-alibekovich': { gender: 'male', age: 'middle', variant: 11 },
  'portrait-ibragimova-elmira-sadykovna': { gender: 'female', age: 'middle', variant: 14 },
  'portrait-lebedeva-oksana-nikolaevna': { gender: 'female', age: 'young', variant: 5 },
  'portrait-solomina-irina-valerevna': { gender: 'female', age: 'old', variant: 6 },
  'portrait-babaeva-gulnara-azizovna': { gender: 'female', age: 'middle', variant: 16 },
  'portrait-shafieva-roza-ibragimovna': { gender: 'female', age: 'old', variant: 8 },
  'portrait-mirzakhanov-ismail-shikhovich': { gender: 'male', age: 'old', variant: 7 },
  'portrait-kalinina-vera-andreevna': { gender: 'female', age: 'young', variant: 7 },
  'portrait-sadykhova-elnara-fikretovna': { gender: 'female', age: 'middle', variant: 18 },
  'portrait-nurmagomedov-gadzhimurad-osmanovich': { gender: 'male', age: 'middle', variant: 13 },
  'portrait-guseynov-telman-ragimovich': { gender: 'male', age: 'middle', variant: 15 },
  'portrait-osmanov-ilyas-magomedovich': { gender: 'male', age: 'middle', variant: 17 },
  'portrait-nasrullaev-german-yakhyaevich': { gender: 'male', age: 'middle', variant: 19 },
  'portrait-kravtsova-svetlana-yurevna': { gender: 'female', age: 'middle', variant: 20 },
  'portrait-veliev-anar-tofikovich': { gender: 'male', age: 'young', variant: 6 },
}
