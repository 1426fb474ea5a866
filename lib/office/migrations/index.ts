import * as migration_20261124_191235_first from './20261124_191235_first';
import * as migration_20261125_031500_claim_links from './20261125_031500_claim_links';
import * as migration_20261125_033208_receptions from './20261125_033208_receptions';

export const migrations = [
  {
    up: migration_20261124_191235_first.up,
    down: migration_20261124_191235_first.down,
    name: '20261124_191235_first',
  },
  {
    up: migration_20261125_031500_claim_links.up,
    down: migration_20261125_031500_claim_links.down,
    name: '20261125_031500_claim_links',
  },
  {
    up: migration_20261125_033208_receptions.up,
    down: migration_20261125_033208_receptions.down,
    name: '20261125_033208_receptions'
  },
];
