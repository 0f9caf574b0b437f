/**
 * Lets React go on where an extension or a translator has moved or removed one of its elements. The DOM
 * would throw, and React would give up the whole form (https://github.com/facebook/react/issues/11538).
 * Whatever React removes is removed from where it is now. Whatever it inserts before an element that has
 * gone comes last.
 */
export function tolerateMovedNodes() {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    const place = next && (next.parentNode === this || next.isConnected) ? next : null;
    insertBefore.call(place?.parentNode ?? this, child, place);
    return child;
  };
}
