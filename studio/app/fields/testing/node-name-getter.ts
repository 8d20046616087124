// DOMPurify reads names by the getter of Node when it is loaded; happy-dom has one on each class of nodes instead.
Object.defineProperty(Node.prototype, 'nodeName', {
  get(this: Node) {
    return this instanceof Element ? this.tagName : this.nodeType === Node.TEXT_NODE ? '#text' : '#comment';
  },
});
