import type { DeclarationBlock } from './declaration-block.ts';

/** A block, with a number that no other declarations have. */
interface SharedBlock {
  readonly block: DeclarationBlock;
  readonly number: number;
}

/** One block for the same declarations, which several trials of a page append. */
export class SharedBlocks {
  private readonly byText = new Map<string, SharedBlock>();

  share(block: DeclarationBlock): SharedBlock {
    const text = JSON.stringify(block.declarations);
    const shared = this.byText.get(text) ?? { block, number: this.byText.size };
    this.byText.set(text, shared);
    return shared;
  }
}
