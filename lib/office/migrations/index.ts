import * as migration_20261124_191235_first from './20261124_191235_first';

export const migrations = [
  {
    up: migration_20261124_191235_first.up,
    down: migration_20261124_191235_first.down,
    name: '20261124_191235_first'
  },
];
