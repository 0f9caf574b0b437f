import { hydrateIsland } from "../hydrate-island";
import { TransferIsland } from "../transfer-island";

hydrateIsland("transfer", TransferIsland);
