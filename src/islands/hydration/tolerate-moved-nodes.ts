/**
 * Patches the DOM so that React keeps running after an extension or a translator has moved or removed
 * one of its nodes. Otherwise the DOM throws, and React unmounts the whole form
 * (https://github.com/facebook/react/issues/11538). A moved node is removed from its current parent. A
 * node to insert before a removed one is appended.
 */
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
